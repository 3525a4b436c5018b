import { afterAll, beforeAll, expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { getToolFile } from "@/tools/dev/tools";
import { createReactProject, type ReactProject } from "@/tools/test/samples/sample-react-project";

let project: ReactProject;
beforeAll(async () => {
  project = await createReactProject();
  const copies = {
    react: { format: "react" },
    tailwind: { format: "tailwind" },
    cli: { format: "tailwind", isForCli: true },
  } as const;
  for (const section of listSections().filter(({ category }) => category !== "callout-card"))
    for (const [name, copy] of Object.entries(copies)) {
      const { files } = await deliver({ section, product: section.lines[0] ?? "bullet", origin: "", ...copy });
      await project.write(`${section.id}-${name}`, files);
    }
}, 600_000);
afterAll(() => project.remove());

test.each([
  [18, true],
  [18, false],
  [19, true],
  [19, false],
] as const)(
  "all React copies type-check with the types of React %i, strict or not (%s)",
  async (react, strict) => {
    // Ours are those of the other.
    const types = react === 18 ? await getToolFile("projects", "@types", "react") : undefined;
    expect(await project.typeErrors(strict, types)).toEqual([]);
  },
  600_000,
);
