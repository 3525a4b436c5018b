import { AllAccess } from "@/components/ui/all-access";
import { Code } from "@/components/ui/code";
import { ManagerLines } from "@/components/ui/copy/manager-lines";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { tokenScopes } from "@/lib/account/tokens/scopes";
import { formatCategoryCommand, formatComponentsJson, installLines, tokenVariable } from "@/lib/api/registry/commands";
import { getItemName } from "@/lib/api/registry/names";
import { brand } from "@/lib/brand";
import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { toPascalCase } from "@/lib/code/formats/react/react-page";
import { programUrls, urls } from "@/lib/urls/urls";
import { ShopLines } from "./shop-lines";
import { Clauses, TextBody, TextPart } from "./text-page";

/** The section that the lines of the page are about; the first that has a React copy in place of one that is gone. */
const shown = `${brand.slug}-cta-ticket`;
const hasReactCode = ({ category }: Section) => category !== "callout-card";

/** How sections are used in a project of React: with the shadcn command, without it, without Tailwind, and in Vue. */
export function UseInReact() {
  const section = findSection(shown) ?? listSections().find(hasReactCode);
  if (!section) return null;
  const component = `${toPascalCase(section.slug)}Section`;
  const from = `@/components/${brand.slug}/${getItemName(section)}/${section.slug}-section`;
  return (
    <>
      <PageHead
        title="Use it in React"
        lede="Every section but the callout cards also comes as React components, with Tailwind 4 or with plain CSS, and as a Vue component. The files become files of your project, and you may change them as you like."
      />
      <TextBody>
        <TextPart id="requirements" title="What you need">
          <Clauses>
            <li>React 18 or later. The files are in TypeScript and import no other package.</li>
            <li>
              Tailwind 4, for the copy “React + Tailwind”, which the command below installs. The copy{" "}
              <a href="#css" className="link">
                “React + CSS”
              </a>{" "}
              needs no Tailwind, so it is also the one for Tailwind 3.
            </li>
            <li>
              The section, bought on its page or with{" "}
              <Link href={urls.pricing} className="link">
                <AllAccess />
              </Link>
              .
            </li>
          </Clauses>
          <p>
            Sections keep no state and run no script in the browser, so they also work as server components, in Next.js
            for example.
          </p>
        </TextPart>

        <TextPart id="set-up" title="Set up once in each project">
          <Step number={1} title="Start shadcn">
            <p>
              If your project has a file <Code>components.json</Code>, this is done. If not, make one:
            </p>
            <ShopLines label="the line that starts shadcn" language="sh" code="npx shadcn@latest init" />
          </Step>
          <Step number={2} title={`Add ${brand.name} to components.json`}>
            <p>
              Set <Code>css</Code> to your stylesheet, the path that stands under <Code>tailwind</Code> in that file:{" "}
              <Code>app/globals.css</Code> in Next.js, <Code>src/index.css</Code> in Vite. Our theme is put next to it
              and imported in it. Where that can’t be done, as with Sass or a stylesheet in another package, the command
              tells you what to import.
            </p>
            <ShopLines label="our registry" language="json" code={formatComponentsJson({ withToken: true })} />
          </Step>
          <Step number={3} title="Make a token">
            <p>
              In your account, under{" "}
              <Link href={urls.tokens} className="link">
                API tokens
              </Link>
              , choose “{tokenScopes.install}”. Put the token into <Code>.env.local</Code>, and keep that file out of
              your repository:
            </p>
            <ShopLines label="the variable" language="sh" code={`${tokenVariable}=${brand.slug}_…`} />
            <p className="text-small text-muted">
              Without the token the command stops. For callout cards, which are free, leave out <Code>headers</Code> in
              step 2 and make no token.
            </p>
          </Step>
        </TextPart>

        <TextPart id="install" title="Install a section">
          <p>
            The line for a section is on its page, under “React + Tailwind”. It writes the files into{" "}
            <Code>
              {brand.slug}/{getItemName(section)}
            </Code>{" "}
            in your folder of components. For {section.title} it is:
          </p>
          <ManagerLines label={`the line for ${section.title}`} lines={installLines(section)} group="manager" />
          <p>All sections of a category at once, if they are yours:</p>
          <ShopLines label="the line for a category" language="sh" code={formatCategoryCommand(section.category)} />
          <p>
            A version that you saved in your account has its id after the name:{" "}
            <Code>
              @{brand.slug}/{getItemName(section)}/version/…
            </Code>
            .
          </p>
        </TextPart>

        <TextPart id="settings" title="Settings that work">
          <p>
            A section looks the same whatever <Code>components.json</Code> says about these:
          </p>
          <Clauses>
            <li>
              <Code>prefix</Code> in letters alone, as Tailwind 4 has it, <Code>cssVariables</Code> and{" "}
              <Code>baseColor</Code>
            </li>
            <li>
              <Code>aliases</Code>, <Code>style</Code>, <Code>iconLibrary</Code>, <Code>rsc</Code> and <Code>rtl</Code>
            </li>
            <li>
              <Code>tsx: false</Code>, which gives you JavaScript
            </li>
          </Clauses>
          <p>With Tailwind 3 it comes without its styles. Copy “React + CSS” from the page of the section instead.</p>
        </TextPart>

        <TextPart id="render" title="Render it">
          <ShopLines
            label="a page with the section"
            language="tsx"
            code={`import ${component} from "${from}";\n\nexport default function Page() {\n  return <${component} />;\n}`}
          />
          <p>
            If <Code>aliases</Code> in your <Code>components.json</Code> has another path than <Code>@/components</Code>
            , begin with that one. The section is as wide as what you put it in, and arranges itself to fit.
          </p>
        </TextPart>

        <TextPart id="words" title="Your own words">
          <p>
            The words are in <Code>{section.slug}-section.tsx</Code>, as <Code>content</Code>. Change them there, or
            give others where you render it. TypeScript knows every field:
          </p>
          <ShopLines
            label="the lines with your words"
            language="tsx"
            code={`import ${component}, { content } from "${from}";\n\n<${component} content={{ ...content, title: "My headline" }} />`}
          />
          <p>Words and colors that you set in our editor are in the files that you copy afterwards.</p>
        </TextPart>

        <TextPart id="elements" title="Your own Link and Image">
          <p>
            Links are <Code>{"<a>"}</Code> and pictures are <Code>{"<img>"}</Code>. To draw them with components of your
            own, such as your router’s link, give them as <Code>Link</Code> and <Code>Image</Code>:
          </p>
          <ShopLines
            label="the lines with your own Link and Image"
            language="tsx"
            code={`<${component} Link={Link} Image={Picture} />`}
          />
          <p>
            They are given what the plain element would get: <Code>href</Code>, or <Code>src</Code> and <Code>alt</Code>
            . Links within the page, such as <Code>#prices</Code>, stay plain.
          </p>
        </TextPart>

        <TextPart id="dark" title="Dark mode">
          <p>A section is light until something around it says dark. Each of these does:</p>
          <Clauses>
            <li>
              the class <Code>dark</Code>, as in <Code>{'<html class="dark">'}</Code>
            </li>
            <li>
              <Code>{'data-theme="dark"'}</Code>
            </li>
            <li>
              <Code>color-scheme: dark</Code> in your stylesheet, or <Code>color-scheme: light dark</Code> to follow the
              visitor’s system
            </li>
          </Clauses>
          <p>
            A few sections have a part that is always dark or always light, such as a drawing. Vite rewrites{" "}
            <Code>light-dark()</Code> for browsers from before 2024, and such a part then has the page’s colors. To keep
            it, tell Vite in <Code>vite.config.ts</Code> to build for newer browsers:
          </p>
          <ShopLines
            label="the line for Vite"
            language="ts"
            code={'build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },'}
          />
        </TextPart>

        <TextPart id="theme" title="The Tailwind theme file">
          <p>
            All “React + Tailwind” copies share one file,{" "}
            <a href={programUrls.theme} className="link">
              silcrow-theme.css
            </a>
            . The command brings it. Without the command, save it beside your stylesheet and import it once, after
            Tailwind:
          </p>
          <ShopLines
            label="the imports"
            language="css"
            code={'@import "tailwindcss";\n@import "./silcrow-theme.css";'}
          />
          <p>
            Every name in it begins with <Code>sc-</Code>, and it changes nothing outside our sections. Get it again
            when you add a section.
          </p>
        </TextPart>

        <TextPart id="files" title="Without the shadcn command">
          <p>
            On the page of a section you own, open the tab “React + Tailwind” or “React + CSS” and copy or download each
            file into one folder of your project. Render <Code>{section.slug}-section.tsx</Code> as above.
          </p>
        </TextPart>

        <TextPart id="css" title="Without Tailwind">
          <p>
            “React + CSS” has the same components with a stylesheet of their own, which the component imports. It needs
            no theme file and no set-up. Your project has to be able to import CSS, as Vite and Next.js are.
          </p>
        </TextPart>

        <TextPart id="vue" title="Vue">
          <p>
            “Vue” is one single-file component for Vue 3.5 or later: save it in your project and use it. Its words are
            in its template. Dark mode works as above.
          </p>
        </TextPart>
      </TextBody>
    </>
  );
}

function Step(props: { number: number; title: string; children: React.ReactNode }) {
  return (
    <div className="mt-2 grid grid-cols-1 gap-2">
      <h3 className="text-sub text-ink">
        {props.number}. {props.title}
      </h3>
      {props.children}
    </div>
  );
}
