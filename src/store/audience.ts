/**
 * Who reads the answers of a store. Visitors are told nothing of the games of a schedule in draft, and
 * of minors only what docs/privacy.md says.
 */
export type Audience = "members" | "visitors";

/** A question for each audience, for those that are made once and asked often. */
export function perAudience<Question>(
	make: (audience: Audience) => Question,
): Record<Audience, Question> {
	return { members: make("members"), visitors: make("visitors") };
}
