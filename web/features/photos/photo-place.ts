import { createContext } from 'react';

type PhotoPlace = { owner: string | null; familyId: string | null };

/** Whose photos the rows of a screen show; without it, none. */
export const PhotosOf = createContext<PhotoPlace | null>(null);
