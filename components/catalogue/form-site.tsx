"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useUser } from "@/components/account/user-provider";
import type { Product } from "@/lib/catalogue/products";

type Picker = ComponentType<{ product: Product; userId: string }>;

/**
 * Below a section that has a form: for those who may copy it, where its answers go; for the others, that they can go
 * somewhere. The line keeps its height, whoever comes.
 */
export function FormSite({ section, product }: { section: { id: string; price: number | null }; product: Product }) {
  const { user, owned } = useUser();
  const mine = user !== null && (section.price === null || user.isLifetime || owned.includes(section.id));
  const [Picker, setPicker] = useState<Picker | null>(null);

  useEffect(() => {
    if (!mine) return;
    import("./form-site-picker").then(({ FormSitePicker }) => setPicker(() => FormSitePicker), console.error);
  }, [mine]);

  return (
    <div className="mt-2 flex min-h-12 items-center gap-3 text-small">
      {mine && Picker ? (
        <Picker product={product} userId={user.uid} />
      ) : (
        <p>Has a form. Its answers can arrive in your account.</p>
      )}
    </div>
  );
}
