import { useEffect } from "react";
import { Toaster as Sonner, toast as show } from "sonner";
import { Icon, Mark } from "@/components/ui/icons";
import { type Toast, toastStore } from "./toast";

/** The toast library with our own look; loaded by `Toaster`. Takes each waiting toast over. */
export default function SonnerToasts({ waiting }: { waiting: readonly Toast[] }) {
  // After the library's own effect, by which it listens.
  useEffect(() => {
    for (const toast of waiting) {
      const { id, kind, message, detail, action, stays = false } = toast;
      const duration = stays ? Number.POSITIVE_INFINITY : undefined;
      show[kind](message, { id, description: detail, action, duration, closeButton: stays });
      toastStore.remove(toast);
    }
  }, [waiting]);

  return (
    <Sonner
      position="top-center"
      duration={3000}
      // Below each other: behind the newest one, a line of the older ones would look out.
      expand
      offset={{ top: 76 }}
      mobileOffset={{ top: 76 }}
      gap={10}
      containerAriaLabel="Messages"
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: "Close this message",
        classNames: {
          toast:
            "flex w-full flex-wrap items-center gap-3 rounded-md bg-ink py-3 pr-3.5 pl-3.5 font-sans text-small text-paper shadow-float sm:w-(--width) forced-colors:border",
          icon: "grid size-8 shrink-0 place-items-center self-start rounded-full bg-paper/15",
          title: "leading-snug font-[550]",
          // A long button goes below the words rather than squeeze them.
          content: "min-w-0 flex-[1_1_9rem]",
          description: "leading-snug text-pretty opacity-75",
          actionButton:
            "ml-auto min-h-9 shrink-0 cursor-pointer rounded-sm bg-paper px-3 text-small font-[550] text-ink hover:bg-paper/88",
          closeButton:
            "order-last -mr-1.5 grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-paper/15",
        },
      }}
      icons={{
        success: <Icon name="check" className="size-4" weight={2.2} />,
        error: <Icon name="alert" className="size-4" weight={2.2} />,
        info: <Mark className="size-4" />,
        close: <Icon name="close" className="size-4" weight={2.2} />,
      }}
    />
  );
}
