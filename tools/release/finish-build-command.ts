import { join } from "node:path";
import { finishBuild } from "./finish-build.ts";

// The second half of `npm run build`.
await finishBuild(join(process.cwd(), ".next"));
