declare module 'subset-font' {
  type AxisRange = number | { min: number; max: number };
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, AxisRange>>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
