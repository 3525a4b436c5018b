import type { ComponentProps } from "react";
import { Link } from "@/components/ui/navigation/link";

/** A link to an admin page. It loads a document: these pages are not to be had as data (lib/admin/rewrites.ts). */
export function AdminLink(props: Omit<ComponentProps<typeof Link>, "document">) {
  return <Link {...props} document />;
}
