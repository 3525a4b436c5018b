import { Toaster } from "sonner";
import { Icon, Mark } from "./icons";

/** The toast library with our own look; loaded by `Toaster` on the first toast. */
export default function Toasts() {
  return (
    <Toaster
      position="top-center"
      duration={3000}
      offset={{ top: 76 }}
      mobileOffset={{ top: 76 }}
      gap={10}
      containerAriaLabel="Messages"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-md bg-ink py-3 pr-5 pl-3.5 font-sans text-small text-paper shadow-float sm:w-(--width)",
          icon: "grid size-8 shrink-0 place-items-center rounded-full bg-paper/15",
          title: "leading-snug font-[550]",
          content: "min-w-0 flex-1",
          description: "leading-snug opacity-75",
          actionButton:
            "ml-auto min-h-9 shrink-0 cursor-pointer rounded-sm bg-paper px-3 text-small font-[550] text-ink hover:bg-paper/88",
        },
      }}
      icons={{
        success: <Icon name="check" className="size-4" weight={2.2} />,
        error: <Icon name="close" className="size-4" weight={2.2} />,
        info: <Mark className="size-4" />,
      }}
    />
  );
}
