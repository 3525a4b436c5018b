import type { Drawing } from "./picture";

// Things of a trade, each standing on the same ground, so that they can stand in a row or on a line.
const size = [240, 160] as const;

export const pencil: Drawing = {
  size,
  marks: [
    ["wash", "M63 120L166 50L179 41Q190 44 191 59L178 68L75 138z"],
    ["paper", "M63 120L44 148L75 138z"],
    ["dark", "M44 148L50 138.500L55 145z"],
    ["line", "M63 120L166 50M75 138L178 68M69 129L172 59M63 120L44 148L75 138"],
    ["dark", "M154 58L166 50L178 68L166 76z"],
    ["line", "M166 50L179 41Q190 44 191 59L178 68"],
    ["red", "M44 148q30 6 56 1t50 0 46-1"],
  ],
};

export const letterform: Drawing = {
  size,
  marks: [
    ["wash", "M62 24h116v126H62z"],
    ["fine", "M40 44h160M40 84h160M40 130h160"],
    ["dark", "M74 130v-5l9-2 33-79h12l33 79 9 2v5h-38v-5l11-2-8-20h-35l-8 20 11 2v5zM104 97h29L118 61z"],
    ["red", "M40 130h160"],
    ["line", "M62 24h116v126H62z"],
  ],
};

export const van: Drawing = {
  size,
  marks: [
    ["wash", "M36 50h112v82H36z"],
    ["paper", "M148 72h28q6 0 9 6l13 26v34h-50z"],
    ["line", "M36 50h112v88M36 50v82h16M84 132h64M148 72h28q6 0 9 6l13 28v26h-14M152 132h8"],
    ["line", "M157 82h17l11 22h-28z"],
    ["dark", "M52 134a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM152 134a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"],
    ["paper", "M62 134a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM162 134a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"],
    ["red", "M58 78a14 14 0 1 1 0 .100M92 70h36M92 82h24"],
    ["fine", "M20 150h200"],
  ],
};

export const screen: Drawing = {
  size,
  marks: [
    ["wash", "M46 30h148v102H46z"],
    ["paper", "M54 44h132v80H54z"],
    ["line", "M46 38q0-8 8-8h132q8 0 8 8v94H46zM30 132h180l-8 12q-3 6-10 6H48q-7 0-10-6z"],
    ["dark", "M66 58h52v9H66zM66 73h36v9H66zM66 104h28v10H66z"],
    ["fine", "M66 92h46M132 58h42v56h-42zM132 100l14-16 12 12 6-7 10 12"],
    ["red", "M158 72a5 5 0 1 0 10 0a5 5 0 1 0-10 0"],
    ["fine", "M108 138h24"],
  ],
};

export const camera: Drawing = {
  size,
  marks: [
    ["wash", "M56 62h36l9-16h38l9 16h36q8 0 8 8v72q0 8-8 8H56q-8 0-8-8V70q0-8 8-8z"],
    ["line", "M56 62h36l9-16h38l9 16h36q8 0 8 8v72q0 8-8 8H56q-8 0-8-8V70q0-8 8-8zM48 84h40M152 84h40"],
    ["paper", "M86 106a34 34 0 1 0 68 0a34 34 0 1 0-68 0z"],
    ["line", "M86 106a34 34 0 1 0 68 0a34 34 0 1 0-68 0z"],
    ["dark", "M98 106a22 22 0 1 0 44 0a22 22 0 1 0-44 0zM60 54h20v8H60z"],
    ["paper", "M107 98a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"],
    ["red", "M168 73a4 4 0 1 0 8 0a4 4 0 1 0-8 0"],
  ],
};

export const house: Drawing = {
  size,
  marks: [
    ["wash", "M66 76l54-42 54 42v74H66z"],
    ["line", "M66 82v68h108V82M54 86l66-52 66 52M150 58V36h14v33"],
    ["dark", "M108 106h24v44h-24z"],
    ["paper", "M78 98h18v20H78zM144 98h18v20h-18z"],
    ["line", "M78 98h18v20H78zM87 98v20M144 98h18v20h-18zM153 98v20"],
    ["red", "M157 28q-7-8 1-15t0-11"],
    ["fine", "M26 150h188M38 150v-16M32 138q6-16 12 0M202 150v-12M196 140q6-14 12 0"],
  ],
};

export const chair: Drawing = {
  size,
  marks: [
    ["wash", "M88 30q32-10 64 0l-4 52H92z"],
    ["line", "M88 30q32-10 64 0l-4 60M88 30l4 60M91 62q29-8 58 0M90 46q30-8 60 0"],
    ["dark", "M80 90h80q6 0 6 6v6H74v-6q0-6 6-6z"],
    ["line", "M84 102l-8 48M156 102l8 48M98 102l-3 34M142 102l3 34M81 124h78"],
    ["red", "M100 84q20-8 40 0"],
    ["fine", "M46 150h148"],
  ],
};

export const lamp: Drawing = {
  size,
  marks: [
    ["wash", "M93 56L119 102L112 150H30z"],
    ["dark", "M94 46l14-14q8-6 15 1l24 24q6 7 0 14l-14 14q-8 6-15-1L95 60q-7-7-1-14z"],
    ["line", "M138 46l42-8M180 38l-24 106"],
    ["paper", "M174 38a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"],
    ["line", "M174 38a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM128 150q0-8 8-8h40q8 0 8 8z"],
    ["red", "M86 76L66 108M99 92l-11 36M110 106l-3 28"],
    ["fine", "M24 150h192"],
  ],
};

export const jar: Drawing = {
  size,
  marks: [
    ["wash", "M84 84h72v52q0 14-14 14H98q-14 0-14-14z"],
    ["line", "M92 48q-8 6-8 20v68q0 14 14 14h44q14 0 14-14V68q0-14-8-20"],
    ["dark", "M88 30h64q4 0 4 4v10q0 4-4 4H88q-4 0-4-4V34q0-4 4-4z"],
    ["paper", "M94 90h52v36H94z"],
    ["line", "M94 90h52v36H94z"],
    ["fine", "M102 112h36M102 118h24"],
    ["red", "M102 102h36"],
    ["fine", "M148 62v14M48 150h144"],
  ],
};

export const bed: Drawing = {
  size,
  marks: [
    ["wash", "M44 96h156v34H44z"],
    ["paper", "M52 96V84q0-8 8-8h34q8 0 8 8v12z"],
    ["line", "M36 50v100M44 96h156q8 0 8 8v46M36 130h172M52 96V84q0-8 8-8h34q8 0 8 8v12"],
    ["dark", "M116 130V98q4-18 24-18h36q32 0 32 30v20z"],
    ["line", "M116 130V98q4-18 24-18h36q32 0 32 30"],
    ["red", "M160 40h18l-18 20h18M190 20h13l-13 15h13"],
    ["fine", "M22 150h200"],
  ],
};

export const leaflet: Drawing = {
  size,
  marks: [
    ["wash", "M48 42l48-14v108l-48 14z"],
    ["paper", "M96 28l48 14v120l-48-12zM144 42l48-14v110l-48 12z"],
    ["line", "M48 42l48-14 48 14 48-14v108l-48 14-48-14-48 14zM96 28v108M144 42v108"],
    ["dark", "M58 56l28-8v16l-28 8z"],
    ["fine", "M58 86l28-8M58 98l28-8M58 110l18-5M106 100l28 8M106 112l28 8M154 64l28-8M154 76l28-8M154 88l28-8"],
    ["red", "M106 54l28 8v24l-28-8z"],
    ["fine", "M30 150h180"],
  ],
};

export const timetable: Drawing = {
  size,
  marks: [
    ["paper", "M66 12h108v138H66z"],
    ["dark", "M66 12h108v28H66z"],
    ["wash", "M66 54h108v16H66zM66 86h108v16H66zM66 118h108v16H66z"],
    ["line", "M66 12h108v138H66z"],
    [
      "fine",
      "M102 40v110M138 40v110M76 62h16M76 78h16M76 94h12M76 110h16M76 126h14M112 62h16M112 78h16M112 94h16M112 126h16M148 62h16M148 78h16M148 94h16M148 110h16",
    ],
    ["seal", "M110 106h20v8h-20zM146 122h20v8h-20z"],
    ["fine", "M76 47h16M112 47h16M148 47h16M36 150h168"],
    ["paper", "M74 22h40v8H74z"],
  ],
};

export const receipt: Drawing = {
  size,
  marks: [
    ["paper", "M84 18h72v126l-9 6-9-6-9 6-9-6-9 6-9-6-9 6-9-6z"],
    ["wash", "M84 84h72v22H84z"],
    ["line", "M84 18h72v126l-9 6-9-6-9 6-9-6-9 6-9-6-9 6-9-6z"],
    ["dark", "M102 30h36v9h-36z"],
    ["fine", "M94 54h30M138 54h8M94 64h24M138 64h8M94 74h34M138 74h8M94 120h52M94 130h52"],
    ["red", "M94 95h20M132 95h14"],
    ["fine", "M48 156h144"],
  ],
};

export const board: Drawing = {
  size,
  marks: [
    ["fine", "M40 150h160"],
    ["line", "M120 20v10M70 20h110M170 20v130M178 20v130"],
    ["wash", "M64 40h84v70H64z"],
    ["line", "M64 40h84v70H64zM78 20v20M134 20v20"],
    ["dark", "M78 54h56v10H78zM78 72h36v8H78z"],
    ["red", "M78 94h48l-8-7M126 94l-8 7"],
  ],
};
