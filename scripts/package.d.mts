export function buildPackage(): void;
export function buildDownload(): void;
export function pack(to: string): {
  path: string;
  filename: string;
  size: number;
  unpackedSize: number;
  files: { path: string; size: number; mode: number }[];
};
