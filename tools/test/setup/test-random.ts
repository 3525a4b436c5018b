import fc from "fast-check";
import { chooseRandomCases, testSeed } from "../../dev/test-scope.ts";

// A property that fails says its seed and path; the same commit fails again without them.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: testSeed, numRuns: chooseRandomCases(25, 100) });
