export interface Line {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}
