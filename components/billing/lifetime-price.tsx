"use client";

import { useEffect, useState } from "react";
import { loadConfig } from "./paddle-script";

/**
 * The lifetime plan's price as a whole number of dollars. The page is built with `price`; a server that is set up
 * otherwise corrects it.
 */
export function LifetimePrice({ price }: { price: number }) {
  const [current, setCurrent] = useState(price);
  useEffect(() => {
    loadConfig().then(
      ({ lifetimePrice }) => setCurrent(lifetimePrice),
      // Without payments the price of the build stands.
      () => {},
    );
  }, []);
  return current;
}
