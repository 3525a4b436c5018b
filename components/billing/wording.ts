/**
 * What the shop promises about its licence and answers before a sale: plain text, for the operator to edit. Nothing here
 * is computed; what can be (counts, sums, prices) stands in the pages themselves.
 */
export const licence = {
  may: [
    "Use every section on any number of sites, yours and your clients’.",
    "Change everything: words, colors, markup.",
    "Keep the code you have copied in use forever, whatever becomes of this shop. Pictures and typefaces that it loads from our server last as long as the shop.",
  ],
  mayNot: [
    "Sell, give away or publish the sections themselves.",
    "Sell a template or theme that is made mostly of them.",
    "Share one account among several people: the license is for one designer or developer.",
  ],
} as const;

export const questions: readonly { question: string; answer: string }[] = [
  {
    question: "May I use them for a client?",
    answer:
      "Yes. One license covers every site you build, yours and your clients’. What you may not do is sell the sections themselves, or a template made mostly of them.",
  },
  {
    question: "What does “lifetime” mean here?",
    answer:
      "You pay once and every section is yours to copy, including those we add later, for as long as the shop exists. What you copied is code in your own page and stays there if the shop closes. Only what needs our server would then be missing: its pictures, those you uploaded, typefaces you chose, and answers to forms. You can put your own pictures in at any time.",
  },
  {
    question: "I bought single sections. Do I lose them?",
    answer:
      "No. What you bought stays yours, with or without all-access. All-access costs the same for everyone; single purchases are not taken off its price.",
  },
  {
    question: "Who charges my card?",
    answer:
      "Paddle, our reseller and merchant of record. It takes the payment, adds the VAT or sales tax of your country where one applies, and sends you the invoice. We never see your card.",
  },
  {
    question: "Can I try a section before I buy it?",
    answer:
      "Yes. On each section’s page you can see it in a page of your own site, and you can put your own words into it in the editor. You pay only to copy it.",
  },
  {
    question: "Does it work without Super or Bullet?",
    answer:
      "Yes, on any page that lets you paste HTML. There is also code for React and Vue. Callout cards are the exception: they restyle the callouts of a Notion page.",
  },
];
