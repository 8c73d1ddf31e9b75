/** Something that began and ended: a feed, a sleep. Its id was made on her phone. */
export type Timed = { id: string; startTime: string; endTime: string };
