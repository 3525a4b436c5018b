import type { AddressSubject, Caller, FormSubject, UserSubject } from "./subject";

/** What a rule counts by. */
interface Subjects {
  user: UserSubject;
  address: AddressSubject;
  /** The user where one is known, else the address. */
  caller: Caller;
  form: FormSubject;
}

type Rule = {
  per: keyof Subjects;
  /** How many times in `seconds`. */
  points: number;
  seconds: number;
} & (
  | {
      /**
       * What happens while the database is away: `refuse` where something would be stored anyway, `here` counts in this
       * process alone, so that what needs no database goes on.
       */
      outage: "refuse" | "here";
    }
  /** Always counted in this process alone: for answers that cost less than counting in the database would. */
  | { store: "memory" }
);

/** A post counts once more for each of so many bytes: they take time to read. */
const bytesPerPoint = 4 * 1024;

/** What the size of a post counts for, beside the post itself. */
export const getPostPoints = (bytes: number): number => Math.floor(bytes / bytesPerPoint);

/** How often one subject (a user, an address, a form) may do something: the only place where that is said. */
export const rules = {
  /** Calls of functions by one address, of all together and whatever comes of them. */
  functions: { per: "address", points: 300, seconds: 60, outage: "here" },
  previewComponent: { per: "caller", points: 60, seconds: 60, outage: "here" },
  /** A section in its editor, drawn when somebody pauses typing. */
  editSection: { per: "caller", points: 120, seconds: 60, outage: "here" },
  /** Each new one is a row of up to 64 KB. */
  share: { per: "caller", points: 60, seconds: 86_400, outage: "refuse" },
  /** Looking at what was shared: each one is drawn. */
  shareView: { per: "address", points: 120, seconds: 60, store: "memory" },
  /** Milliseconds of processor time spent on what somebody brings: content, themes, pages. */
  renderTime: { per: "caller", points: 20_000, seconds: 60, outage: "here" },
  /** Each one fetches a page of somebody else's server. */
  previewSite: { per: "caller", points: 20, seconds: 60, outage: "here" },
  /** Each one fetches a page; of a site of their own they may ask for thirty, one after the other. */
  checkPage: { per: "caller", points: 20, seconds: 60, outage: "here" },
  checkOwnPage: { per: "user", points: 90, seconds: 300, outage: "here" },
  /** Each one fetches a page and up to six stylesheets. */
  lookFromSite: { per: "caller", points: 10, seconds: 60, outage: "here" },
  /** By address, then by form: one visitor can't fill a form for ever, nor can many. A class shares one address. */
  formSubmission: { per: "address", points: 30, seconds: 600, outage: "refuse" },
  formSubmissionForm: { per: "form", points: 300, seconds: 3_600, outage: "refuse" },
  /** Mails to one owner about answers that came. */
  formNotice: { per: "user", points: 20, seconds: 3_600, outage: "refuse" },
  /** Looking at the page that stops mails, and stopping them. Mail providers do that for all who read mail there. */
  unsubscribe: { per: "address", points: 600, seconds: 600, store: "memory" },
  /** Sendings of the hire form, whatever comes of them; then requests that are stored. */
  hireForm: { per: "caller", points: 60, seconds: 3_600, outage: "refuse" },
  hireRequest: { per: "caller", points: 5, seconds: 3_600, outage: "refuse" },
  token: { per: "user", points: 30, seconds: 60, outage: "refuse" },
  /** Sign-ins that are begun. A class signs in from one address. */
  signIn: { per: "address", points: 100, seconds: 600, outage: "here" },
  /** What else a sign-in or sign-out asks of /api/auth: about four requests each. */
  auth: { per: "address", points: 600, seconds: 600, outage: "here" },
  /** Opening the stream of the signed-in user; see also `openStreams`. */
  live: { per: "address", points: 600, seconds: 60, store: "memory" },
  /** Posts to pages, which are calls of actions and forms without script; a large one counts for several (lib/server/admission/posts.ts). */
  pagePost: { per: "address", points: 1_200, seconds: 60, store: "memory" },
  /** What is posted to functions, forms and agents' address, by size: beside what each of these is counted by. */
  routePost: { per: "address", points: 1_200, seconds: 60, store: "memory" },
  /** Small answers that are the same for everybody. */
  publicRead: { per: "address", points: 1_200, seconds: 60, store: "memory" },
  /** Uploaded pictures in pages of others, which a browser then keeps. A class shares one address. */
  picture: { per: "address", points: 3_000, seconds: 60, store: "memory" },
  /** Notifications that Paddle did not sign. Those it signed are never refused. */
  unsignedWebhook: { per: "address", points: 60, seconds: 60, store: "memory" },
  /** Copies and readings of code: each format of each section is one. */
  copySection: { per: "caller", points: 240, seconds: 600, outage: "here" },
  /** The registry, of everything and whatever comes of it: who installs a category asks for each of its sections. */
  registry: { per: "address", points: 1_200, seconds: 60, store: "memory" },
  /** Of these what has somebody's own words, which is drawn for them. */
  registryOwn: { per: "caller", points: 120, seconds: 600, outage: "here" },
  /** Messages of agents from one address, whatever they ask; then the tools they call. Anonymous agents of one office share it. */
  mcp: { per: "address", points: 600, seconds: 60, store: "memory" },
  mcpCall: { per: "caller", points: 120, seconds: 60, outage: "here" },
  /** Reading code back that somebody has. */
  readPasted: { per: "caller", points: 60, seconds: 60, outage: "here" },
  /** Each one makes a transaction at the payment provider. */
  checkout: { per: "user", points: 30, seconds: 600, outage: "refuse" },
  /** Each one may ask the payment provider for an address. */
  invoice: { per: "user", points: 60, seconds: 600, outage: "refuse" },
  /** Everything a person reads and changes in their account. */
  account: { per: "user", points: 120, seconds: 60, outage: "refuse" },
  /** Pictures that are sent, whatever comes of them: each is decoded and made anew. */
  pictureUpload: { per: "user", points: 60, seconds: 3_600, outage: "refuse" },
  /** Decisions of an admin; and what asks Paddle or the mail server once more. */
  adminAct: { per: "user", points: 120, seconds: 60, outage: "refuse" },
  adminRepeat: { per: "user", points: 120, seconds: 600, outage: "refuse" },
  /** What is costly or final: exports, new API tokens. */
  accountRare: { per: "user", points: 20, seconds: 3_600, outage: "refuse" },
} as const satisfies Record<string, Rule>;

/** How many streams of the signed-in user may be open at once in one process. */
export const openStreams = { user: 20, address: 50 } as const;

type Rules = typeof rules;
export type RuleName = keyof Rules;
/** What `rule` counts by. */
export type SubjectOf<Name extends RuleName> = Subjects[Rules[Name]["per"]];
/** The rules that can count any such subject. */
export type RuleFor<Who> = { [Name in RuleName]: [Who] extends [SubjectOf<Name>] ? Name : never }[RuleName];
