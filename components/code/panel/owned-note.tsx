import { Button } from "@/components/ui/button";
import type { Failure } from "@/components/ui/loading/connection";

/** That the code is theirs and on its way, or why it doesn't come. */
export function OwnedNote({ failure, retry }: { failure: Failure | null; retry: () => void }) {
  if (!failure) return <p role="status">Yours. Loading the code.</p>;
  return (
    <p role="alert" className="flex flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {failure.message}
      <Button onClick={failure.code === "updated" ? () => location.reload() : retry} variant="line" size="small">
        {failure.code === "updated" ? "Reload" : "Try again"}
      </Button>
    </p>
  );
}
