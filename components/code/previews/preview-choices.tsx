import { Icon } from "@/components/ui/icons";
import type { Segment } from "@/components/ui/segments";
import type { Scheme } from "@/components/ui/use-scheme";

/** In pixels. */
export type DeviceWidth = "375" | "768" | "1280";

export const deviceWidths: readonly Segment<DeviceWidth>[] = [
  { value: "375", name: "Phone, 375 pixels", label: "375" },
  { value: "768", name: "Tablet, 768 pixels", label: "768" },
  { value: "1280", name: "Desktop, 1280 pixels", label: "1280" },
];

export const previewWidths: readonly Segment<DeviceWidth | "full">[] = [
  ...deviceWidths,
  { value: "full", name: "Full width", label: "Full" },
];

export const schemeChoices: readonly Segment<Scheme>[] = [
  { value: "light", name: "Light", label: <Icon name="sun" /> },
  { value: "dark", name: "Dark", label: <Icon name="moon" /> },
];
