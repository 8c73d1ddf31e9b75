DROP INDEX "search_vocabulary_near_idx";--> statement-breakpoint
CREATE INDEX "search_vocabulary_near_pt_idx" ON "search_vocabulary" USING gist ("plain" gist_trgm_ops) WHERE "search_vocabulary"."language" = 'pt';--> statement-breakpoint
CREATE INDEX "search_vocabulary_near_en_idx" ON "search_vocabulary" USING gist ("plain" gist_trgm_ops) WHERE "search_vocabulary"."language" = 'en';