import type { z } from "zod";
import type { TokenScope } from "@/lib/account/tokens/scopes";
import type { ErrorCode } from "@/lib/server/errors";
import type { RuleName } from "@/lib/server/limits/rules";
import type { ProblemName } from "./problems";

/** What one can ask of the shop, said once: the OpenAPI document, the page and its curl lines are made of it. */
export interface Operation {
  /** Its anchor on the page and its operationId: letters and digits. */
  id: string;
  method: "get" | "post";
  /** With `{name}` for each parameter of it. */
  path: string;
  title: string;
  /** A few sentences: what it does and what is to be known before. */
  description: string;
  /** What stands in the path, and in the query. */
  inPath?: z.ZodObject;
  inQuery?: z.ZodObject;
  body?: NamedSchema & { types: readonly string[] };
  /** What a reader looks up: the fields of what is sent and of what comes back. */
  parts: readonly OperationPart[];
  answers: readonly Answer[];
  /** What can go wrong, and the shape in which it is said. */
  errors: readonly ErrorCode[];
  problem: ProblemName;
  /** What a token is for here: nothing is closed as a whole. */
  token?: { scope: TokenScope; wantedFor: string };
  limits: readonly RuleName[];
  calls: readonly Call[];
}

/** A schema with a name of its own in the OpenAPI document. */
export interface NamedSchema {
  name: string;
  schema: z.ZodType;
}

interface OperationPart extends NamedSchema {
  title: string;
  description?: string;
}

interface Answer {
  status: number;
  description: string;
  /** Absent where there is no body. */
  type?: string;
  schema?: NamedSchema;
}

/** One request as an example, which a test sends to the running shop. */
export interface Call {
  /** What it is an example of. */
  title: string;
  inPath?: Record<string, string>;
  inQuery?: Record<string, string>;
  headers?: Record<string, string>;
  /** JSON, or the fields of a form. */
  body?: Record<string, unknown>;
  /** Which of the body's types it is sent as; the first when absent. */
  type?: string;
  hasToken?: true;
  status: number;
  /** A short answer of the right shape; long texts cut off with …. */
  answer?: unknown;
}

/** Operations that belong together. */
export interface OperationGroup {
  id: string;
  title: string;
  description: string;
  operations: readonly Operation[];
}
