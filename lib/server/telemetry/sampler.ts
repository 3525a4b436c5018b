import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";
import type { Env } from "@/lib/server/env";

/** Which traces are kept, as OTEL_TRACES_SAMPLER and its argument, a fraction, say. */
export function createSampler(name: Env["OTEL_TRACES_SAMPLER"], fraction: number): Sampler {
  const root = name.replace(/^parentbased_/, "");
  const sampler =
    root === "always_off"
      ? new AlwaysOffSampler()
      : root === "traceidratio"
        ? new TraceIdRatioBasedSampler(fraction)
        : new AlwaysOnSampler();
  return name.startsWith("parentbased_") ? new ParentBasedSampler({ root: sampler }) : sampler;
}
