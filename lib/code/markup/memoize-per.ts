/**
 * Computes a value once for each object that it depends on, and keeps it as long as that object lives.
 * @param keyOf the object; nothing else may make a difference to what is computed
 */
export function memoizePer<Input, Value>(
  keyOf: (input: Input) => object,
  compute: (input: Input) => Value,
): (input: Input) => Value {
  const known = new WeakMap<object, { value: Value }>();
  return (input) => {
    const key = keyOf(input);
    const before = known.get(key);
    if (before) return before.value;
    const value = compute(input);
    known.set(key, { value });
    return value;
  };
}
