import { publish } from "./publish";

/** `tsx tools/release/publish-command.ts <build> <assets>`: before the first server of a release starts (deploy/roll.sh). */
const [build, assets] = process.argv.slice(2);
if (!build || !assets) throw new Error("Say where the build is, and the folder that the proxy serves.");
const { added, removed } = publish(build, assets);
console.info(`Published ${added} new files; removed ${removed} of releases replaced more than 30 days ago`);
