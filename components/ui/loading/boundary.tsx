"use client";

import { Component, type ReactNode } from "react";

/** Keeps a part of the frame that failed from taking the rest of the page with it: it goes, everything else stays. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
