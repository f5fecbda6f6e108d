"""The review: every decision graded, every draw and roll weighed."""
