/** An id of which a few signs are enough to tell it from its neighbours: `evt_…5893`. The whole of it is its title. */
export function ShortId({ id }: { id: string }) {
  const [, prefix = ""] = /^([a-z]+_)/.exec(id) ?? [];
  return (
    <span className="font-code whitespace-nowrap" title={id}>
      {id.length > prefix.length + 8 ? `${prefix}…${id.slice(-4)}` : id}
    </span>
  );
}
