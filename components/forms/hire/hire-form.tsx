"use client";

import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { Button } from "@/components/ui/button";
import { toActionFailure } from "@/components/ui/loading/call-action";
import { showUpdated, toast } from "@/components/ui/toast/toast";
import { sendHireRequest } from "@/lib/forms/hire/actions";
import {
  formatTooLong,
  type HireState,
  hireFields,
  hireFormId,
  hireSizes,
  hireTrap,
  readFormText,
  readHireValues,
} from "@/lib/forms/hire/form";
import { HireField } from "./hire-field";
import { HireThanks } from "./hire-thanks";

const nothing: HireState = { status: "open", values: readHireValues(new FormData()) };

/**
 * The form of the hire page. Without script the browser posts it and the page comes back with the answer; with script the
 * page stays, and what was typed outlives every failure.
 */
export function HireForm() {
  const [posted, post] = useActionState(sendHireRequest, nothing);
  const [answered, setAnswered] = useState<HireState | null>(null);
  const [sending, start] = useTransition();
  const [formId] = useState(createId);
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const state = answered ?? posted;
  usePrefill(form);

  useEffect(() => {
    if (!answered) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? outcome.current)?.focus();
  }, [answered]);

  if (state.status === "sent") return <HireThanks ref={outcome} name={state.values.name} email={state.values.email} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    data.set(hireFormId, formId);
    start(async () => {
      const answer = await send(state, data);
      setAnswered(answer);
      if (answer.status === "sent") toast("success", "Request sent", "We answer by mail.");
    });
  };

  const problems = state.status === "refused" ? state.fields : {};
  const firstWrong = hireFields.find((field) => problems[field]);
  const field = (name: (typeof hireFields)[number]) => ({
    name,
    value: state.values[name],
    problem: problems[name],
    isFirstWrong: name === firstWrong,
  });

  return (
    <form ref={form} action={post} onSubmit={submit} noValidate aria-labelledby="request-title" className="grid gap-6">
      <div className="grid items-start gap-6 @xl:grid-cols-2">
        <HireField {...field("name")} label="Your name" autoComplete="name" required />
        <HireField {...field("email")} label="Your mail address" type="email" autoComplete="email" required />
      </div>
      <HireField {...field("site")} label="The site" hint="Its address, or a sentence on what it is about." />
      <HireField {...field("message")} label="What should change or be made" rows={6} required />
      <div className="grid items-start gap-6 @xl:grid-cols-2">
        <HireField {...field("deadline")} label="By when" hint="A date, a season, or why it is urgent." />
        <HireField {...field("budget")} label="Budget" hint="A rough number is enough." />
      </div>
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name={hireTrap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={sending} aria-busy={sending}>
          {sending ? "Sending" : "Send the request"}
        </Button>
        <div ref={outcome} tabIndex={-1} role="alert" className="text-small text-accent-ink outline-none">
          {state.status === "refused" && summarize(state)}
        </div>
      </div>
    </form>
  );
}

/** Sends what was typed. Answers also when nothing came back, or when it is so long that it could not be sent. */
async function send(before: HireState, data: FormData): Promise<HireState> {
  const { length } = readFormText(data, "message");
  const values = readHireValues(data);
  if (length > 20 * hireSizes.message) {
    const fields = { message: formatTooLong(length, hireSizes.message) };
    return { status: "refused", values, message: fields.message, fields };
  }
  try {
    return await sendHireRequest(before, data);
  } catch (error) {
    console.error(error);
    const { code, message } = toActionFailure(error, { typed: true });
    if (code === "updated") showUpdated();
    return { status: "refused", values, message, fields: {} };
  }
}

function summarize({ message, fields }: Extract<HireState, { status: "refused" }>): string {
  const count = Object.keys(fields).length;
  if (count === 0) return message;
  return count === 1 ? "One answer needs another look." : `${count} answers need another look.`;
}

/**
 * Fills in name and mail address of whoever is signed in, where nothing has been typed. The field that somebody is in is theirs: what
 * they type next would end up behind what was filled in.
 */
function usePrefill(form: React.RefObject<HTMLFormElement | null>) {
  const { user } = useUser();
  const name = user?.name;
  const email = user?.email;
  useEffect(() => {
    for (const [field, value] of Object.entries({ name, email })) {
      const input = form.current?.elements.namedItem(field);
      if (!value || !(input instanceof HTMLInputElement) || input === document.activeElement) continue;
      if (input.value === "") input.value = value;
    }
  }, [form, name, email]);
}

/** Empty where the browser makes none (plain http): then the words alone tell two requests apart. */
function createId(): string {
  return globalThis.crypto?.randomUUID?.() ?? "";
}
