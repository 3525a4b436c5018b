import { toast } from "@/components/ui/toast";
import { deleteSite, restoreSite } from "@/lib/sites/actions";

const unreachable = "We can't reach the shop right now. Try again in a minute.";

/** Deletes a site and offers to undo it; `undone` is called when that was done. True when the site is gone. */
export async function removeSite(site: { id: string; siteName: string }, undone: () => void): Promise<boolean> {
  try {
    const result = await deleteSite({ id: site.id });
    // Deleted in another tab: gone is what was asked for.
    if (!result.ok && result.error.code !== "not_found") {
      void toast("error", "Not deleted", result.error.message);
      return false;
    }
  } catch (error) {
    console.error(error);
    void toast("error", "Not deleted", unreachable);
    return false;
  }
  const undo = () => void bringBack(site).then((back) => back && undone());
  void toast("success", "Site deleted", site.siteName, { label: "Undo", onClick: undo });
  return true;
}

/** Restores a deleted site, and says how that went. True when it is back. */
export async function bringBack(site: { id: string; siteName: string }): Promise<boolean> {
  try {
    const result = await restoreSite({ id: site.id });
    if (!result.ok) void toast("error", "Not restored", result.error.message);
    else if (!result.data.status) {
      const detail = "Another of your sites has its address now. Change or delete that one first.";
      void toast("error", result.data.message, detail);
    } else {
      void toast("success", "Site restored", site.siteName);
      return true;
    }
  } catch (error) {
    console.error(error);
    void toast("error", "Not restored", unreachable);
  }
  return false;
}
