/**
 * What only copies have (decision 0033): their element, its template and script, the marker, names of tokens and of
 * Tailwind's variables. It stands in no preview.
 */
export const signsOfCopies =
  /<sc-|shadowrootmode|<template|customElements|<script|data-sc\b|--sc-|--tw-|super-embed:|export default function/;
