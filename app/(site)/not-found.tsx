import { NotFound } from "@/components/chrome/not-found";

/** The answer where a page of the shop finds that it does not exist. */
export default function NotFoundPage() {
  return <NotFound />;
}
