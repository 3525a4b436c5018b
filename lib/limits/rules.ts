interface Rule {
  /** How many times in `seconds`. */
  points: number;
  seconds: number;
  /**
   * What happens while the database is away: `refuse` where something would be stored anyway, `here` counts in this
   * process alone, so that what needs no database goes on.
   */
  outage: "refuse" | "here";
}

/** How often one key (a user, an address, a form) may do something: the only place where that is said. */
export const rules = {
  /** Calls of functions by one address, of all together and whatever comes of them. */
  functions: { points: 300, seconds: 60, outage: "here" },
  previewComponent: { points: 60, seconds: 60, outage: "here" },
  /** Each one fetches a page of somebody else's server. */
  previewSite: { points: 20, seconds: 60, outage: "here" },
  /** By address, then by form: one visitor can't fill a form for ever, nor can many. A class shares one address. */
  formSubmission: { points: 30, seconds: 600, outage: "refuse" },
  formSubmissionForm: { points: 300, seconds: 3_600, outage: "refuse" },
  /** Letters to one owner about answers that came. */
  formNotice: { points: 20, seconds: 3_600, outage: "refuse" },
  hireRequest: { points: 5, seconds: 3_600, outage: "refuse" },
  token: { points: 30, seconds: 60, outage: "refuse" },
  /** Copies and readings of code: each format of each section is one. */
  copySection: { points: 240, seconds: 600, outage: "here" },
  /** Each one makes a transaction at the payment provider. */
  checkout: { points: 30, seconds: 600, outage: "refuse" },
  /** Everything a person changes in their account. */
  account: { points: 120, seconds: 60, outage: "refuse" },
  /** What is costly or final: exports, new API tokens. */
  accountRare: { points: 20, seconds: 3_600, outage: "refuse" },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
