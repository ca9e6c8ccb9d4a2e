// Lists files below a folder.

import { readdirSync } from "node:fs";

/** Paths below a folder, from that folder, of the files whose names end so; sorted. */
export function filesBelow(folder, ending, below = "") {
  return readdirSync(`${folder}/${below}`, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below + entry.name;
      if (entry.isDirectory()) return filesBelow(folder, ending, path + "/");
      return entry.name.endsWith(ending) ? [path] : [];
    });
}
