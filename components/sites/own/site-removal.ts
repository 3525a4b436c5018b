import { callAction } from "@/components/ui/loading/call-action";
import { showFailure, toast } from "@/components/ui/toast/toast";
import { deleteSite, restoreSite } from "@/lib/account/sites/actions";

/** Deletes a site and offers to undo it; `undone` is called when that was done. True when the site is gone. */
export async function removeSite(site: { id: string; siteName: string }, undone: () => void): Promise<boolean> {
  const deleted = await callAction(deleteSite, { id: site.id });
  // Deleted in another tab: gone is what was asked for.
  if (!deleted.ok && deleted.error.code !== "not_found") {
    showFailure("Not deleted", deleted.error);
    return false;
  }
  const undo = () => void restoreWithToast(site).then((back) => back && undone());
  toast("success", "Site deleted", site.siteName, { label: "Undo", onClick: undo });
  return true;
}

/** Restores a deleted site, and says how that went. True when it is back. */
export async function restoreWithToast(site: { id: string; siteName: string }): Promise<boolean> {
  const restored = await callAction(restoreSite, { id: site.id });
  if (!restored.ok) {
    showFailure("Not restored", restored.error);
    return false;
  }
  if (!restored.data.status) {
    const detail = "Another of your sites has its address now. Change or delete that one first.";
    toast("error", restored.data.message, detail);
    return false;
  }
  toast("success", "Site restored", site.siteName);
  return true;
}
