ALTER TABLE "community_reactions" DROP CONSTRAINT "community_reactions_reaction_type_check";--> statement-breakpoint
ALTER TABLE "post_feedback" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "community_reactions" ADD CONSTRAINT "community_reactions_reaction_type_check" CHECK ("community_reactions"."reaction_type" in ('heart', 'understanding', 'support', 'hope', 'helpful'));
