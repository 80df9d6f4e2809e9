export function buildPackage(): void;
export function pack(to: string): {
  path: string;
  size: number;
  unpackedSize: number;
  files: { path: string; size: number; mode: number }[];
};
