import type { ReactNode } from "react";
import { bulletPasting } from "@/lib/hosts/bullet";
import type { PasteTarget } from "@/lib/hosts/host";
import type { Product } from "@/lib/hosts/products";
import { superPasting } from "@/lib/hosts/super";
import { BulletCode, SuperCode } from "./drawings/builder";
import { PastedBlock, SlashMenu } from "./drawings/notion";

type Step = { drawing: ReactNode; words: ReactNode };

/** Where a copy is pasted, drawn: each step as a picture with its sentence. The names are those of the builders (docs/hosts.md). `element` is the tag of the section that is pasted. */
export function PasteFigure({ product, target, element }: { product: Product; target: PasteTarget; element?: string }) {
  const steps = listSteps(product, target, element);
  const isOne = steps.length === 1;
  return (
    <div className="@container">
      <ol className={`grid grid-cols-1 gap-x-4 gap-y-6 ${isOne ? "" : "@xl:grid-cols-2"}`}>
        {steps.map(({ drawing, words }, index) => (
          <li key={index} className="grid grid-rows-[1fr_auto]">
            {drawing}
            <p className={`mt-2.5 flex gap-2 text-caption text-pretty text-muted ${isOne ? "" : "@xl:min-h-[2lh]"}`}>
              {!isOne && (
                <span className="tabular-nums" aria-hidden="true">
                  {index + 1}.
                </span>
              )}
              <span>{words}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function listSteps(product: Product, target: PasteTarget, element: string | undefined): readonly Step[] {
  if (target === "block") {
    return [
      { drawing: <SlashMenu />, words: <>In Notion, where you want it: type /code and choose Code.</> },
      { drawing: <PastedBlock product={product} element={element} />, words: blockWords[product] },
    ];
  }
  if (product === "bullet") return [{ drawing: <BulletCode target={target} />, words: describeBullet }];
  const tab = superPasting.areas[target];
  return [
    {
      drawing: <SuperCode tab={tab} />,
      words: (
        <>
          In Super: Settings, Code, the <Said>{tab}</Said> tab. Paste below what is there already.
        </>
      ),
    },
  ];
}

const blockWords: Record<Product, ReactNode> = {
  super: (
    <>
      Paste. The copy begins with <Said>{superPasting.marker}</Said>, which tells Super to run the code. Leave it in
      place.
    </>
  ),
  bullet: (
    <>
      Paste, then give the block the caption <Said>{bulletPasting.caption}</Said>, in exactly these letters.
    </>
  ),
};

const describeBullet = (
  <>
    In Bullet’s dashboard: Edit your site, <Said>Code</Said> in the sidebar, paste under{" "}
    <Said>{bulletPasting.areas.head}</Said>, Save, then Publish. The names are Bullet’s; your screen may be arranged
    differently.
  </>
);

function Said({ children }: { children: string }) {
  return <b className="font-[550] text-ink">{children}</b>;
}
