import { respondJson } from "@/lib/server/request/response";

export const dynamic = "force-dynamic";

/** For whoever restarts a process that hangs: 200 while it answers at all. What it needs for its work, /api/ready says. */
export const GET = () => respondJson({ ok: true }, { keep: "never" });
