/** What turns the direction of the text around it (Unicode's bidirectional controls). */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A sentence that holds somebody's name, without what in that name would turn the rest around. */
export const isolateName = (sentence: string): string => sentence.replace(turning, "");
