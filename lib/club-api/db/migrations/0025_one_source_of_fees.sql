DROP TABLE "green_fees" CASCADE;--> statement-breakpoint
DROP TABLE "service_fees" CASCADE;