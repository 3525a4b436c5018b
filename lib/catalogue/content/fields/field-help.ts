/**
 * What the editor says below a field, by the name it has in the sections, where neither section.ts nor the comment in the
 * component says more: one sentence for whoever fills it in. A name that means something else inside another is there with
 * that one's name before it.
 */
export const fieldHelp: Readonly<Record<string, string>> = {
  action: "The button for what you most want people to do.",
  "action.label": "What happens when it is pressed, in two to four words.",
  alt: "Read aloud to people who can't see the picture. Leave it empty when the picture is only decoration.",
  body: "The main text. Two or three short sentences are read, a long paragraph is skipped.",
  button: "What happens when it is pressed, such as “Send my reply”.",
  face: "A small round portrait, so choose one where the face fills the picture.",
  facts: "What people want to know at a glance, such as day, time and place.",
  "facts.label": "What the fact is about, in one word.",
  "facts.value": "The fact itself, as short as it can be said.",
  greeting: "How you speak to the reader, such as “Hello,”.",
  href: "Where a click leads: a web address such as tidecafe.com, /menu for a page of your own site, or tel: and a phone number.",
  lede: "One to three sentences below the headline that say what you offer and for whom.",
  link: "Where people go on from here.",
  "link.label": "What people find behind it, in two to four words.",
  more: "A second way for people whom the button doesn't suit.",
  "more.label": "What people find behind it, in two to four words.",
  name: "As people know this person.",
  note: "A quiet last sentence that answers what people ask before they decide.",
  picture: "A photo or a drawing that shows what the words say.",
  portrait: "A picture of a person, head and shoulders.",
  price: "The price as people are to read it, with its currency.",
  prices: "One row for each thing you charge for.",
  primary: "The button for what you most want people to do.",
  "primary.label": "What happens when it is pressed, in two to four words.",
  required: "The form can't be sent while this is empty.",
  role: "What the person does, such as “Owner” or “Teacher”.",
  secondary: "A quieter link for people who want to know more first.",
  "secondary.label": "What people find behind it, in two to four words.",
  sentence: "One sentence that says what people get.",
  src: "Upload a picture, choose one of ours, or paste an address like https://…/photo.jpg.",
  text: "One or two short sentences.",
  title: "The first thing people read, so say what they get in one short sentence.",
};
