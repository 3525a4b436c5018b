import "server-only";
import type { UserId } from "@/lib/server/user-id";
import { formatCsvHead, formatCsvRow } from "./csv";
import { listFieldNames, listSubmissions, type Position, type SubmissionFilter } from "./queries";

/** Fields with a column of their own: more than any honest set of forms has, few enough for a spreadsheet. */
const columns = 200;
const batch = 100;

/**
 * The answers to this user's forms as a CSV file, read while it is sent: as many as there are, a hundred in memory.
 * @throws when the database can't be reached; later faults break the stream off
 */
export async function exportSubmissions(userId: UserId, filter: SubmissionFilter): Promise<ReadableStream<Uint8Array>> {
  const names = await listFieldNames(userId, filter, columns);
  const encoder = new TextEncoder();
  let after: Position | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(formatCsvHead(names)));
    },
    async pull(controller) {
      const rows = await listSubmissions(userId, filter, { after, take: batch });
      after = rows.at(-1);
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map((row) => formatCsvRow(row, names)).join("")));
      if (rows.length < batch) controller.close();
    },
  });
}
