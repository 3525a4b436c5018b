import type { Drawing } from "./picture";

const size = [240, 160] as const;

export const lighthouse: Drawing = {
  size,
  marks: [
    ["wash", "M52 140q22-24 68-24t68 24z"],
    ["paper", "M105 132L112 58h16l7 74z"],
    ["solid", "M109.600 84h20.800l2.200 22h-25.200z"],
    ["line", "M105 132L112 58h16l7 74zM106 58h28M111 58V43h18v15M113 43q7-13 14 0"],
    ["red", "M140 46l50-16M141 51l56 2M100 46L50 30M99 51l-56 2"],
    ["line", "M28 140h184"],
    ["fine", "M44 150h42M132 150h30M176 150h22"],
  ],
};

export const cup: Drawing = {
  size,
  marks: [
    ["wash", "M74 66h82v32q0 34-41 34T74 98z"],
    ["line", "M74 66h82v32q0 34-41 34T74 98zM156 76q28-5 28 16t-33 21M56 142h118"],
    ["solid", "M82 74h66v6H82z"],
    ["red", "M98 52q-8-9 0-18t0-18M116 52q-8-9 0-18t0-18M134 52q-8-9 0-18t0-18"],
  ],
};

export const book: Drawing = {
  size,
  marks: [
    ["wash", "M36 52q50-10 84 8 34-18 84-8v88q-50-10-84 8-34-18-84-8z"],
    ["paper", "M44 42q46-8 76 8 30-16 76-8v88q-46-8-76 8-30-16-76-8z"],
    ["line", "M44 42q46-8 76 8 30-16 76-8v88q-46-8-76 8-30-16-76-8zM120 50v88"],
    [
      "fine",
      "M58 60q28-4 48 5M58 76q28-4 48 5M58 92q28-4 48 5M58 108q28-4 48 5M134 65q20-9 48-5M134 97q20-9 48-5M134 113q20-9 48-5",
    ],
    ["red", "M134 81q20-9 48-5"],
  ],
};

export const plant: Drawing = {
  size,
  marks: [
    ["wash", "M94 106h52l-7 40h-38z"],
    ["line", "M94 106h52l-7 40h-38zM88 96h64v10H88zM120 96V44"],
    ["solid", "M120 76q-36 3-42-32 36-2 42 32z"],
    ["line", "M120 60q0-34 38-38 0 36-38 38zM120 90q4-26 38-26-6 26-38 26z"],
    ["fine", "M120 60l24-24M120 90l24-16"],
    ["line", "M60 146h120"],
  ],
};

export const bell: Drawing = {
  size,
  marks: [
    ["wash", "M80 116q12-10 12-38 0-34 28-34t28 34q0 28 12 38z"],
    ["line", "M80 116q12-10 12-38 0-34 28-34t28 34q0 28 12 38zM72 116h96M120 44V32"],
    ["solid", "M107 122q13 20 26 0z"],
    ["red", "M60 62q-12 22 0 44M180 62q12 22 0 44M44 54q-16 30 0 60M196 54q16 30 0 60"],
  ],
};

export const key: Drawing = {
  size,
  marks: [
    ["wash", "M48 78a28 28 0 1 0 56 0a28 28 0 1 0-56 0z"],
    ["paper", "M63 78a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"],
    ["line", "M48 78a28 28 0 1 0 56 0a28 28 0 1 0-56 0zM63 78a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM104 73h96v10h-96"],
    ["solid", "M162 83h12v20h-12zM182 83h12v26h-12z"],
    ["red", "M76 106q-8 16 4 30t-4 20"],
  ],
};
