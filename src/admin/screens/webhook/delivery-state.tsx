import type { Answered } from "#api/client.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { words } from "../../words.ts";

export type Delivery = Answered<"GET", "/webhooks/:id/deliveries">["deliveries"][number];

/** What became of a message. */
export function DeliveryState({ state }: Pick<Delivery, "state">) {
	return <Badge tone={tones[state]}>{words.webhook.states[state]}</Badge>;
}

/** Its receiver is told nothing for now. */
export function OffBadge() {
	return <Badge tone="loss">{words.webhook.off}</Badge>;
}

const tones = {
	waiting: "neutral",
	delivered: "win",
	"given up": "loss",
	"taken back": "neutral",
} as const;
