import { Icon } from "@/components/ui/icons";

/** A person's picture, or the first letter of their name. Decoration: the name stands beside it or on the control. */
export function Avatar({ image, name, className = "size-9" }: { image: string; name: string; className?: string }) {
  if (image) {
    return (
      <img
        src={image}
        alt=""
        width={72}
        height={72}
        referrerPolicy="no-referrer"
        className={`tint-gray rounded-full bg-tint-plate object-cover ${className}`}
      />
    );
  }
  const [initial] = name.trim();
  return (
    <span
      className={`tint-gray grid place-items-center rounded-full bg-tint-wash font-semibold text-tint-ink ${className}`}
      aria-hidden="true"
    >
      {initial ? initial.toUpperCase() : <Icon name="person" />}
    </span>
  );
}
