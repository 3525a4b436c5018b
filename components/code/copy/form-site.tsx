"use client";

import { useCallback, useEffect, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { canCopySection } from "@/lib/billing/copy-access";
import type { Product } from "@/lib/hosts/products";

const load = () => import("./form-site-picker").then((module) => module.FormSitePicker);

/**
 * Below a section that has a form: for those who may copy it, where its answers go; for the others, that they can go
 * somewhere. The line keeps its height, whoever comes.
 */
export function FormSite({ section, product }: { section: { id: string; price: number | null }; product: Product }) {
  const { user, owned } = useUser();
  const mine = user !== null && canCopySection(section, user, owned);
  const { Part: Picker, ask } = useLazyPart(load);
  const [failed, setFailed] = useState(false);
  const fetchPicker = useCallback(async () => setFailed((await ask()) !== null), [ask]);

  useEffect(() => {
    if (mine) void fetchPicker();
  }, [mine, fetchPicker]);

  return (
    <div className="mt-2 flex min-h-12 items-center gap-3 text-small">
      {mine && Picker ? (
        <Picker product={product} userId={user.uid} />
      ) : mine && failed ? (
        <p role="alert">
          Your sites didn’t arrive.{" "}
          <button
            type="button"
            onClick={() => void fetchPicker()}
            className="link inline-flex min-h-9 cursor-pointer items-center font-[550]"
          >
            Try again
          </button>
        </p>
      ) : (
        <p>Has a form. Its answers can arrive in your account.</p>
      )}
    </div>
  );
}
