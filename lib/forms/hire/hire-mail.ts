import { brand } from "@/lib/brand";
import type { Mail } from "@/lib/server/mail/send";
import type { HireRequest } from "./schema";

/** The mail by which we learn of a request; answering it answers whoever asked. */
export function buildHireMail({ name, email, site, message, deadline, budget }: HireRequest): Mail {
  const lines = [
    ["From", `${name}, ${email}`],
    ["Site", site],
    ["By when", deadline],
    ["Budget", budget],
  ];
  const head = lines.map(([label, said]) => `${label}: ${said || "not said"}`).join("\n");
  return { to: brand.mail, replyTo: email, subject: `Request for hire: ${name}`, text: `${head}\n\n${message}\n` };
}
