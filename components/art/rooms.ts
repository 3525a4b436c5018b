import type { Drawing } from "./drawing";

// The same floor twice, from the same spot.
const size = [320, 180] as const;

const shell = "M14 158V24h292v134";
const ground = "M0 158h320";
const window = "M236 48h44v58h-44zM258 48v58M236 77h44M230 106h56";
const light = "M240 102l14-16M262 72l14-16M262 102l8-9";

export const walled: Drawing = {
  size,
  marks: [
    ["wash", "M14 24h106v133H14z"],
    [
      "fine",
      "M22 33h90M22 41h90M22 49h28M82 49h30M22 57h22M88 57h24M22 65h22M88 65h24M22 73h28M82 73h30M22 81h90M22 89h90M22 97h8M84 97h28M22 105h8M84 105h28M22 113h6M84 113h28",
      0.6,
    ],
    ["fine", "M66 24v25", 0.8],
    ["line", "M62 49h8v6h-8zM59 62a7 7 0 1 0 14 0a7 7 0 1 0-14 0", 1],
    ["paper", "M32 120h48v37H32zM38 94h34v26H38zM88 134h26v23H88z"],
    ["line", "M32 120h48v37H32zM38 94h34v26H38zM88 134h26v23H88zM56 120v12M55 94v9M101 134v8", 1],
    ["paper", window],
    ["line", window, 1],
    ["fine", light, 0.6],
    ["solid", "M120 24h10v134h-10z"],
    ["paper", "M146 82h36v75h-36z"],
    ["line", "M146 157V82h36v75", 1],
    ["solid", "M173 121a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z"],
    ["line", "M244 158l2-20h26l2 20M246 138v-24h26v24M246 122h26", 1],
    ["line", shell, 1],
    ["line", ground, 1.5],
  ],
};

export const open: Drawing = {
  size,
  marks: [
    ["paper", "M40 48h44v58H40z"],
    ["line", "M40 48h44v58H40zM62 48v58M40 77h44M34 106h56", 1],
    ["fine", "M44 102l14-16M66 72l14-16M66 102l8-9", 0.6],
    ["paper", window],
    ["line", window, 1],
    ["fine", light, 0.6],
    ["solid", "M14 24h292v6H14z"],
    ["fine", "M136 30v28M184 30v28", 0.8],
    ["seal", "M122 72q0-14 14-14t14 14zM170 72q0-14 14-14t14 14z"],
    ["wash", "M206 158v-34q0-18 3-22h12q3 4 3 22v34l-3-18h-12zM96 158v-34q0-18 3-22h12q3 4 3 22v34l-3-18H99z"],
    ["line", "M206 158v-34q0-18 3-22h12q3 4 3 22v34M209 140h12M96 158v-34q0-18 3-22h12q3 4 3 22v34M99 140h12", 1],
    ["paper", "M84 117h152v7H84z"],
    ["line", "M84 117h152v7H84zM124 124l-6 34M196 124l6 34", 1],
    ["solid", "M134 117v-9h14v9zM166 117q-1-8 10-8t10 8z"],
    ["fine", "M148 110q5 0 5 2.500t-5 2.500", 1],
    ["wash", "M268 158l-4-24h28l-4 24z"],
    ["line", "M268 158l-4-24h28l-4 24zM278 134v-24M278 124q-13 0-14-15q13 0 14 15zM278 120q0-17 13-21q3 17-13 21z", 1],
    ["line", shell, 1],
    ["line", ground, 1.5],
  ],
};
