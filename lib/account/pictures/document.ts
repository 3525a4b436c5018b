import { urls } from "@/lib/urls/urls";
import type { Picture } from "@/prisma/generated/client";

/** An uploaded picture as its owner sees it. */
export interface PictureDocument {
  id: string;
  /** Where it is shown, for everybody who knows the address. */
  address: string;
  name: string;
  width: number;
  height: number;
  /** In bytes. */
  size: number;
  /** Milliseconds since 1970. */
  created_at: number;
}

/** What is read of a stored picture where its bytes aren't wanted. */
export const withoutBytes = { id: true, name: true, width: true, height: true, size: true, createdAt: true } as const;

/** What the client may know of a stored picture. */
export function toPictureDocument({
  id,
  createdAt,
  ...picture
}: Pick<Picture, keyof typeof withoutBytes>): PictureDocument {
  return { id, address: urls.picture(id), ...picture, created_at: createdAt.getTime() };
}
