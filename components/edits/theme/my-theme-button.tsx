"use client";

import { useState } from "react";
import { useActiveTheme } from "@/components/code/previews/active-theme";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { showFailure } from "@/components/ui/toast/toast";

const load = () => import("./my-theme-panel").then((module) => module.MyThemePanel);

/** Opens what all sections are to look like. */
export function MyThemeButton() {
  const { Part: Panel, ask } = useLazyPart(load);
  const [isOpen, setOpen] = useState(false);
  const theme = useActiveTheme();
  const open = async () => {
    const failure = await ask();
    if (failure) showFailure("Your colors didn’t open", failure);
    else setOpen(!isOpen);
  };
  return (
    <>
      <button
        type="button"
        data-needs-script=""
        aria-expanded={isOpen}
        onClick={() => void open()}
        className="link inline-flex min-h-10 cursor-pointer items-center text-small font-[550] whitespace-nowrap"
      >
        {theme ? "My colors: on" : "Show all in my colors"}
      </button>
      {isOpen && Panel && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}
