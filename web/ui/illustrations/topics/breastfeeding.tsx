import { Line } from '../line.tsx';

/** A baby held close. */
export function Breastfeeding({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-picture-hair"
        d="M30 8C46 3 60 13 59 29C58 41 51 46 44 46L24 44C12 34 14 13 30 8Z"
      />
      <path className="fill-picture-cloth" d="M10 88C6 64 16 46 36 45C58 44 74 58 78 88Z" />
      <path
        className="fill-picture-skin"
        d="M25 30C24 19 34 13 44 17C54 21 55 34 49 42C44 49 36 50 31 45C27 41 25 36 25 30Z"
      />
      <path
        className="fill-picture-blanket"
        d="M36 88C32 76 40 64 54 58C68 53 82 60 83 72C84 82 80 88 76 88Z"
      />
      <circle cx="63" cy="58" r="13" className="fill-picture-skin" />
      <Line d="M26 43C13 35 14 14 30 10C44 5 58 14 58 28M25 32C34 31 42 26 45 18M36 34C38 37 42 37 44 34M12 87C8 66 17 49 34 47M52 52C53 46 66 43 72 51C78 58 74 70 64 70C57 70 52 65 51 60M58 59C60 62 63 62 65 59M37 87C34 76 41 66 52 61M50 74C60 82 72 82 82 76" />
    </svg>
  );
}
