/**
 * Arguments for a Node child that ends when we do, however we end: when the pipe to its launcher breaks, it asks itself to
 * stop and makes sure of it three seconds later. The pipe alone does not keep it alive. The child must be spawned with an `ipc` channel.
 */
export const leashed: readonly string[] = [
  "--import",
  `data:text/javascript,${encodeURIComponent(
    'process.once("disconnect", () => { process.kill(process.pid, "SIGTERM"); setTimeout(() => process.exit(0), 3000).unref(); }); process.channel?.unref();',
  )}`,
];
